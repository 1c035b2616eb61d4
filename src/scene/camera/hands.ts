import CameraControls from "camera-controls";
import {
  Box3,
  MathUtils,
  Matrix4,
  type OrthographicCamera,
  type PerspectiveCamera,
  Quaternion,
  Raycaster,
  Sphere,
  Spherical,
  Vector2,
  Vector3,
  Vector4,
} from "three";

CameraControls.install({
  THREE: {
    Box3,
    MathUtils: { clamp: MathUtils.clamp },
    Matrix4,
    Quaternion,
    Raycaster,
    Sphere,
    Spherical,
    Vector2,
    Vector3,
    Vector4,
  },
});

const { ACTION } = CameraControls;

const NEAREST = 4;
const FARTHEST = 150;

/** What turns the mouse, fingers and calls into camera moves. */
export type Hands = CameraControls;

/** Hands for a camera over a canvas; `changed` is called whenever a frame has to be drawn. */
export function takeHands(
  camera: PerspectiveCamera | OrthographicCamera,
  canvas: HTMLElement,
  changed: () => void,
): Hands {
  const hands = new CameraControls(camera, canvas);
  hands.mouseButtons.left = ACTION.SCREEN_PAN;
  hands.mouseButtons.middle = ACTION.SCREEN_PAN;
  hands.mouseButtons.right = ACTION.ROTATE;
  hands.touches.one = ACTION.TOUCH_SCREEN_PAN;
  hands.touches.three = ACTION.TOUCH_ROTATE;
  hands.dollyToCursor = true;
  hands.minDistance = NEAREST;
  hands.maxDistance = FARTHEST;
  hands.maxPolarAngle = 1.45;
  hands.smoothTime = 0.18;
  hands.draggingSmoothTime = 0.04;
  for (const event of ["controlstart", "control", "transitionstart", "update", "wake"] as const)
    hands.addEventListener(event, changed);
  return hands;
}

/** Gives the hands a camera: wheel and pinch magnify the straight-down one and move the other. */
export function holdCamera(hands: Hands, camera: PerspectiveCamera | OrthographicCamera, top: boolean): void {
  if (hands.camera !== camera) hands.camera = camera;
  hands.mouseButtons.wheel = top ? ACTION.ZOOM : ACTION.DOLLY;
  hands.touches.two = top ? ACTION.TOUCH_ZOOM_TRUCK : ACTION.TOUCH_DOLLY_ROTATE;
  hands.minZoom = 0.5;
  hands.maxZoom = 12;
}
