/** Words of the dogfight's set-up, in English. */
export const words = {
  options: () => "House rules",
};
