declare module "gltf-validator" {
  interface Report {
    readonly issues: {
      readonly numErrors: number;
      readonly numWarnings: number;
      readonly messages: readonly unknown[];
    };
  }
  export function validateBytes(data: Uint8Array): Promise<Report>;
}
