/** What is said of opening a server to a network, in English. */
export const words = {
  "not-here": "Only the page on the machine that runs the server may open it to a network.",
  "no-address": ({ address }: { address: string }) =>
    `This machine has no address ${address}; choose one of those that are offered.`,
  fixed: "The server was started open to the network; stop it to close it.",
  "no-port": "No port could be opened at this address; look whether something on this machine forbids it.",
  message: "A list of addresses is wanted, as those that are offered.",
  "hello-title": "Tallyho: reached",
  hello: "This device can reach the table.",
};
