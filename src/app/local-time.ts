/** Two digits. */
function two(figure: number): string {
  return figure.toString().padStart(2, "0");
}

/** The day of a time in milliseconds since 1970, as this device's calendar has it: `1940-08-15`. */
export function dayOf(time: number): string {
  const date = new Date(time);
  return `${date.getFullYear().toString()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A time as a list shows it: `1940-08-15 18:30`. */
export function fullTime(time: number): string {
  const date = new Date(time);
  return `${dayOf(time)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
