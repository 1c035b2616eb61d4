import { PerspectiveCamera, Vector3 } from "three";

/** From where a camera looks: degrees around the table from its near edge, positive to the right, and up from the mat. */
export interface Look {
  readonly around: number;
  readonly up: number;
}

/** A picture: degrees of the lens from its top to its bottom, and its width to its height. */
export interface Frame {
  readonly angle: number;
  readonly aspect: number;
}

/** A camera, what it looks at, and how far that is away, in inches. */
export interface Fit {
  readonly camera: PerspectiveCamera;
  readonly target: Vector3;
  readonly far: number;
}

/** How much of a picture is filled, of 1. */
const FILLED = 0.86;
const FURTHEST = 120;
const STEP = 0.5;
/** How often what is looked at is brought nearer to the middle of the picture. */
const ROUNDS = 4;
const RADIANS = Math.PI / 180;

/** The box of points, in the space of a picture: -1 to 1 each way. */
function boxOf(camera: PerspectiveCamera, points: readonly Vector3[]) {
  const seen = points.map((point) => point.clone().project(camera));
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { wide: (right - left) / 2, tall: (high - low) / 2, x: (left + right) / 2, y: (low + high) / 2 };
}

function middleOf(points: readonly Vector3[]): Vector3 {
  const low = points.reduce((least, point) => least.min(point), new Vector3(Infinity, Infinity, Infinity));
  const high = points.reduce((most, point) => most.max(point), new Vector3(-Infinity, -Infinity, -Infinity));
  return low.add(high).multiplyScalar(0.5);
}

/** A camera as near as all points fit into its picture, and no nearer than so many inches, with them in the middle. */
function cameraFor(points: readonly Vector3[], look: Look, frame: Frame, nearest: number): Fit {
  const [around, up] = [look.around * RADIANS, look.up * RADIANS];
  const from = new Vector3(Math.sin(around) * Math.cos(up), Math.sin(up), Math.cos(around) * Math.cos(up));
  const camera = new PerspectiveCamera(frame.angle, frame.aspect, 0.5, 400);
  const half = Math.tan((frame.angle * RADIANS) / 2);
  const target = middleOf(points);
  const stand = (far: number) => {
    camera.position.copy(target).addScaledVector(from, far);
    camera.lookAt(target);
    camera.updateMatrixWorld();
    return boxOf(camera, points);
  };
  let far = nearest;
  for (let round = 0; round < ROUNDS; round++) {
    far = nearest;
    let box = stand(far);
    while (far < FURTHEST && (box.wide > FILLED || box.tall > FILLED)) {
      far += STEP;
      box = stand(far);
    }
    const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const upwards = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    target.addScaledVector(right, box.x * half * frame.aspect * far);
    target.addScaledVector(upwards, box.y * half * far);
  }
  stand(far);
  return { camera, target, far };
}

/** The best of several looks: the one with the least in its way, and of those the nearest. */
export function bestCamera(
  points: readonly Vector3[],
  looks: readonly Look[],
  frame: Frame,
  nearest: number,
  inTheWay: (fit: Fit) => number = () => 0,
): Fit {
  const fits = looks.map((look) => cameraFor(points, look, frame, nearest));
  const [best] = fits.toSorted((a, b) => inTheWay(a) - inTheWay(b) || a.far - b.far);
  if (!best) throw new Error("nowhere to look from");
  return best;
}
