import { BufferGeometry } from "three";

/** A geometry that a function makes. */
export class MadeGeometry extends BufferGeometry {
  constructor(make: (detail: number) => BufferGeometry, detail = 0) {
    super();
    this.copy(make(detail));
  }
}
