import { changeSettings, useSettings } from "../settings/settings.ts";

/** Lets the camera of a show go where something happens, or has it stand still. */
export function turnCamera(): void {
  changeSettings({ camera: useSettings.getState().camera === "directed" ? "still" : "directed" });
}
