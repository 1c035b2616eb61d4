import type { FastifyHelmetOptions } from "@fastify/helmet";

/** What a page may ask a browser for; all else that it could ask for is refused to it and to whatever it shows. */
const ALLOWED = ["autoplay", "clipboard-read", "clipboard-write", "fullscreen", "screen-wake-lock"];
const REFUSED = [
  "accelerometer",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** The header `Permissions-Policy`: https://www.w3.org/TR/permissions-policy/ */
export const PERMISSIONS = [
  ...ALLOWED.map((name) => `${name}=(self)`),
  ...REFUSED.map((name) => `${name}=()`),
].join(", ");

/**
 * What the page may load and who may show it. Everything comes from this server; models and pictures are also made on
 * the page (`blob:`, `data:`). A sheet of styles in the page itself needs the number that only this answer has, since
 * dialogs write such sheets while they are open.
 */
export const POLICY = {
  enableCSPNonces: true,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      connectSrc: ["'self'", "blob:", "data:"],
      fontSrc: ["'self'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
      imgSrc: ["'self'", "blob:", "data:"],
      manifestSrc: ["'self'"],
      mediaSrc: ["'self'", "blob:"],
      objectSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      workerSrc: ["'self'"],
    },
  },
  frameguard: { action: "deny" },
  referrerPolicy: { policy: "no-referrer" },
  crossOriginOpenerPolicy: { policy: "same-origin" },
  crossOriginResourcePolicy: { policy: "same-origin" },
  crossOriginEmbedderPolicy: false,
  // The page is served without a certificate: neither it nor its later visits may be forced to https.
  strictTransportSecurity: false,
} as const satisfies FastifyHelmetOptions;
