import { Command, Option } from "commander";
import { version } from "../../package.json";
import { LANGUAGES } from "../core/language.ts";
import { LOG_LEVELS } from "../server/operation/log-levels.ts";
import { oneSentence, whole } from "./arguments.ts";

const DEFAULT_PORT = 8080;
const MOST_GAMES = 10_000_000;
const MOST_TURNS = 1_000_000;

function language(): Option {
  return new Option("--language <language>", "language of the sentences")
    .choices(LANGUAGES)
    .default(LANGUAGES[0]);
}

function fromCheckpoint(): Option {
  return new Option(
    "--from-checkpoint",
    "go on from where the match was kept last, if it no longer folds by today's rules",
  ).default(false);
}

/** Commands that read match files, and the list of what there is. */
function addReading(root: Command): void {
  root
    .command("run")
    .description("fold a match file and print how it stands, as JSON")
    .argument("<file>", "a match file, or - for one match a line on standard input")
    .addOption(language())
    .option(
      "--as <viewer>",
      "tell what a seat, the table or the umpire may know; of a match with secrets the table",
    )
    .addOption(fromCheckpoint())
    .action(async (file, given) => {
      const { run } = await import("./run.ts");
      return run(file, given.language, { viewer: given.as, fromCheckpoint: given.fromCheckpoint });
    });

  root
    .command("options")
    .description("print every open prompt of a match file with its legal answers, as JSON")
    .argument("<file>", "a match file")
    .addOption(language())
    .option(
      "--as <viewer>",
      "list what a seat or the umpire may answer, also where it tells what others may not know",
    )
    .addOption(fromCheckpoint())
    .action(async (file, given) =>
      (await import("./options.ts")).options(file, given.language, {
        viewer: given.as,
        fromCheckpoint: given.fromCheckpoint,
      }),
    );

  root
    .command("list")
    .description("print the games with their scenarios, and the computer players")
    .option("--json", "print one JSON object", false)
    .addOption(language())
    .action(async (given) => (await import("./list.ts")).list(given.json, given.language));
}

/** Commands that play matches. */
function addPlaying(root: Command): void {
  root
    .command("play")
    .description("play a match in the terminal against a computer player, by answers and questions")
    .argument("<game>", "a game; `list` names them all")
    .option("--scenario <scenario>", "a scenario of the game; the first when left out")
    .option("--side <side>", "the side that you play; the first when left out")
    .option("--against <bot>", "who plays all others", "cadet")
    .option("--seed <text>", "the same seed throws the same dice")
    .option("--out <file>", "keep the match file there when the match ends or is left")
    .option("--aloud", "tell all as it is read aloud: Red 1 for R1, orders and units in words", false)
    .addOption(language())
    .action(async (game, given) => (await import("./play.ts")).playHere(game, given));

  root
    .command("simulate")
    .description("play whole games between computer players and print what came out")
    .argument("<game>", "a game; `list` names them all")
    .option("--scenario <scenario>", "a scenario of the game; the first when left out")
    .option("--red <bot>", "who plays the first side", "random")
    .option("--blue <bot>", "who plays the other side", "random")
    .addHelpText("after", "  --SIDE <bot>           who plays a side by its own name, as --german pilot")
    .allowUnknownOption()
    .allowExcessArguments()
    .option("--games <number>", "how many games", whole(1, MOST_GAMES), 100)
    .option("--swap", "change sides after every game", false)
    .option("--turns <number>", "leave a game after so many turns, as a draw", whole(1, MOST_TURNS))
    .option("--seed <text>", "the same seed plays the same games", "1")
    .option("--json", "print one JSON object", false)
    .action(async (_, given, { args }) => (await import("./simulate.ts")).simulate(args, given, given.json));
}

/** Commands that play at tables on a server. */
function addTables(root: Command): void {
  root
    .command("join")
    .description("play a seat of a table on a server, by answers and questions")
    .argument("<address>", "the server, as 192.168.1.5:8080")
    .argument("<code>", "the code of the table")
    .requiredOption("--name <name>", "what you are called at the table")
    .option("--seat <seat>", "the seat that you play; your own or the first free one when left out")
    .option("--aloud", "tell all as it is read aloud: Red 1 for R1, orders and units in words", false)
    .addOption(language())
    .action(async (address, code, given) => (await import("./join/join.ts")).joinHere(address, code, given));

  root
    .command("host")
    .description("open a table on a server and print its addresses and its codes")
    .argument("[game]", "a game; `list` names them all")
    .option("--at <address>", "the server", `localhost:${DEFAULT_PORT}`)
    .option("--scenario <scenario>", "a scenario of the game; the first when left out")
    .option("--table <code>", "print all again of a table that you have opened, with a new code for its host")
    .option("--listed", "show the table in the list of open tables", false)
    .option("--team-sees", "players of a side see one another's sealed orders", false)
    .addOption(language())
    .action(async (game, given) => (await import("./join/host.ts")).hostHere(game, given));
}

function databaseUrl(): Option {
  return new Option("--database-url <url>", "matches are kept in this Postgres database").env("DATABASE_URL");
}

/** Commands that see to the matches that a server keeps. */
function addKeeping(root: Command): void {
  root
    .command("backup")
    .description("copy the database of hosted matches into a file, also while a server runs")
    .argument("<file>", "a file that is not there yet")
    .option("--data <folder>", "the folder of the database, if not that of the user or of TALLYHO_DATA")
    .addOption(databaseUrl())
    .addOption(language())
    .action(async (file, given) => (await import("./keeping/backup.ts")).backupTo(file, given));

  root
    .command("restore")
    .description("rebuild the database of hosted matches from the match files beside it")
    .option("--data <folder>", "the folder of both, if not that of the user or of TALLYHO_DATA")
    .addOption(language())
    .action(async (given) => (await import("./keeping/restore.ts")).restoreHere(given));
}

/** The command that serves the page and hosts tables. */
function addServing(root: Command): void {
  root
    .command("serve")
    .description("serve the built page, and host tables for many screens")
    .addOption(
      new Option("--port <number>", "port").env("PORT").argParser(whole(0, 65_535)).default(DEFAULT_PORT),
    )
    .option("--host [address]", "open it to your network, at every address of this machine or at one")
    .option("--data <folder>", "keep matches in this folder, not in that of the user or of TALLYHO_DATA")
    .addOption(databaseUrl())
    .option("--name <name...>", "names by which others reach it, that of a proxy before it, say")
    .option("--behind-proxy", "there is a proxy before it, which says for whom it asks", false)
    .option("--open-metrics", "let everybody read /metrics, not this machine alone", false)
    .addOption(
      new Option("--log-level <level>", "what is written down on standard error while it runs")
        .choices(LOG_LEVELS)
        .default("warn"),
    )
    .action(async (given) => (await import("./serve.ts")).serveTable(given));
}

/** Commands of the house: its page and its figures. */
function addHouse(root: Command): void {
  addServing(root);
  addKeeping(root);

  root
    .command("bench")
    .description("print the tables of comparison")
    .action(async () => (await import("./bench.ts")).bench());
}

/** The command line. Each command's code is loaded when it is called, so that starting is quick. */
export function program(): Command {
  const root = new Command("tallyho")
    .description("Folds, checks and plays matches of the Tallyho table.")
    .version(version, "-v, --version", "print the version")
    .configureOutput({ outputError: (message, write) => write(`${oneSentence(message)}\n`) });
  addReading(root);
  addPlaying(root);
  addTables(root);
  addHouse(root);
  return root;
}
