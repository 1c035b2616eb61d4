/** Words for how the machine that hosts is reached, in English. */
export const words = {
  title: "The network",
  open: "Open to this network",
  close: "Close to the network",
  closed: "Only this machine reaches the table now.",
  opened: "Devices in your network reach the table at:",
  choose: "Which network?",
  virtual: (address: string, name: string) => `${address} (${name}: a VPN or containers)`,
  named: "Address in the square code",
  reached: "A phone has reached this machine.",
  try: "Does a phone not get there? Open this address on it, it says at once whether it can:",
  nothing: "This machine is in no network: join a wireless network, or make one with a phone.",
  nowhere:
    "This machine is in no network that phones in the room reach, but only in one of a VPN or of containers: join a wireless network, or make one with a phone.",
  noAnswer: "The server does not answer; look whether it still runs on this machine.",

  "instead.closed":
    "No phone gets here yet. Open the table to your network, and a square code to join stands here.",
  "instead.elsewhere":
    "The table is open only where no phone in the room gets in: to a VPN, to containers, or to a network that this machine has left. Close it, and open it to another network.",
  "instead.own":
    "This page was opened by an address that leads each phone to itself. Open it by this machine's address in your network, and a square code to join stands here.",
  "instead.host": "No phone gets here yet: the host opens the table to the network on the host's page.",
};

export type NetworkWords = typeof words;
