import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Refused } from "../../protocol/replies.ts";
import type { RequestName } from "../../protocol/requests.ts";

/** Upper bounds of the histogram of acknowledgements, in seconds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 10];

/** What a message came to. */
interface Acknowledged {
  readonly request: RequestName;
  /** From its arrival to its acknowledgement. */
  readonly seconds: number;
  /** Answers that it sealed. */
  readonly answers: number;
}

/** What a server tells of how it does, in the format of Prometheus: figures, and never who or what. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #answers = this.#counter("tallyho_answers_total", "Answers that were sealed.");
  readonly #refusals = new Counter({
    name: "tallyho_refusals_total",
    help: "Messages that were refused, by the code of the refusal.",
    labelNames: ["code"],
    registers: [this.#registry],
  });
  readonly #acknowledged = new Histogram({
    name: "tallyho_acknowledged_seconds",
    help: "From the arrival of a message to its acknowledgement.",
    labelNames: ["request"],
    buckets: SECONDS,
    registers: [this.#registry],
  });

  /** `sockets` and `openTables` are asked whenever somebody asks for the metrics. */
  constructor(sockets: () => number, openTables: () => number) {
    // The lag of the event loop is among them.
    collectDefaultMetrics({ register: this.#registry });
    this.#gauge("tallyho_sockets", "Sockets that are connected.", sockets);
    this.#gauge("tallyho_tables_open", "Tables that are held open in memory.", openTables);
  }

  #counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.#registry] });
  }

  #gauge(name: string, help: string, value: () => number): void {
    const registers = [this.#registry];
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  }

  acknowledged({ request, seconds, answers }: Acknowledged): void {
    this.#acknowledged.observe({ request }, seconds);
    if (answers > 0) this.#answers.inc(answers);
  }

  refused({ code }: Pick<Refused, "code">): void {
    this.#refusals.inc({ code });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  told(): Promise<string> {
    return this.#registry.metrics();
  }
}
