/** The version of these messages. A server tells an older page to load again; a newer page says that the server is older. */
export const PROTOCOL = 2;

/** Longest message either way but a match file, in bytes. */
export const MAX_MESSAGE_BYTES = 64_000;
/** Longest name of a player, in characters. */
export const MAX_NAME_LENGTH = 24;
/** Letters of the code by which one joins a table. */
export const CODE_LENGTH = 5;
/** Letters of a code by which a seat is handed to another device. */
export const HANDOVER_LENGTH = 8;
/** How long such a code is good for, in milliseconds. */
export const HANDOVER_LIFETIME = 600_000;
/** Bytes of the secret of a seat. */
export const SECRET_BYTES = 16;
/** Most answers of one message. */
export const MAX_ANSWERS = 64;
/** Most faces of real dice of one message. */
export const MAX_FACES = 1000;

/** Most tables that one address may open within an hour. */
export const MAX_TABLES_AN_ADDRESS = 30;
/** Most sockets of one address. */
export const MAX_SOCKETS_AN_ADDRESS = 200;
/** Most spectators of a table, its screens among them. */
export const MAX_SPECTATORS = 100;
/** Most tables that a list tells. */
export const MAX_LISTED = 50;

/** Messages that a socket may send at once, and each second after that. */
export const MESSAGE_BURST = 60;
export const MESSAGES_A_SECOND = 20;
/** Refused messages that a socket may have at once, and each second after that; one that has more is closed. */
export const REFUSED_BURST = 60;
export const REFUSED_A_SECOND = 1;
/** Codes and secrets that an address may try at once, and each minute after that. */
export const GUESS_BURST = 30;
export const GUESSES_A_MINUTE = 20;

/** How long either side waits for the reply to a message, in milliseconds. */
export const REPLY_TIMEOUT = 10_000;
/** How long a socket may be there without joining a table, in milliseconds. */
export const JOIN_TIMEOUT = 30_000;
/** Most bytes that wait for a socket which does not take them; it is closed at more. */
export const MAX_UNSENT_BYTES = 2_000_000;
/** When who is ready is told: on ticks of so many milliseconds, so that the moment tells nothing of what was written. */
export const READY_TICK = 250;
