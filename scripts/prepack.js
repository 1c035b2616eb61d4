console.error(
  "Tallyho is packed by `npm run package`: the package brings the built page and the bundled server.",
);
process.exitCode = 1;
