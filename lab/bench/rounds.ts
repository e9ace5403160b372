import process from 'node:process';

/** How long is measured: rounds of so many seconds for each side. */
export interface Pace {
  rounds: number;
  seconds: number;
}

/** A round: answers a second, and the server's processor time for each, in microseconds. */
export interface Round {
  perSecond: number;
  processor: number;
}

/** A case as it is reported: medians, and the quartiles of the ratio. */
export interface Measured {
  baseline: string;
  /** The product's speed as a share of the baseline's. */
  ratio: number;
  lower: number;
  upper: number;
  /** The ratio to reach. */
  goal: number;
  /** The baseline's processor time as a share of the product's. */
  processorRatio: number;
  perSecond: number;
  baselinePerSecond: number;
}

/**
 * Measures both sides round by round, in alternating order, because other work of the machine slows both. The first
 * round is not counted.
 */
export async function compare(
  { name, baseline, goal }: { name: string; baseline: string; goal: number },
  measureProduct: (seconds: number) => Promise<Round>,
  measureBaseline: (seconds: number) => Promise<Round>,
  { rounds, seconds }: Pace,
): Promise<Measured> {
  await measureProduct(seconds);
  await measureBaseline(seconds);
  const measured: { product: Round; bare: Round }[] = [];
  for (let n = 0; n < rounds; n += 1) {
    process.stderr.write(`${name} ${n + 1}/${rounds}\n`);
    const before = n % 2 === 0 ? await measureProduct(seconds) : undefined;
    const bare = await measureBaseline(seconds);
    measured.push({ product: before ?? (await measureProduct(seconds)), bare });
  }
  const quantileOf = (share: number, figure: (round: (typeof measured)[number]) => number) =>
    quantile(measured.map(figure), share);
  const speedRatio = ({ product, bare }: (typeof measured)[number]) =>
    product.perSecond / bare.perSecond;
  const round = (figure: number) => Number(figure.toFixed(2));
  return {
    baseline,
    ratio: round(quantileOf(0.5, speedRatio)),
    lower: round(quantileOf(0.25, speedRatio)),
    upper: round(quantileOf(0.75, speedRatio)),
    goal,
    processorRatio: round(
      quantileOf(0.5, ({ product, bare }) => bare.processor / product.processor),
    ),
    perSecond: Math.round(quantileOf(0.5, ({ product }) => product.perSecond)),
    baselinePerSecond: Math.round(quantileOf(0.5, ({ bare }) => bare.perSecond)),
  };
}

/**
 * The value below which a share of the numbers lies, interpolated between two of them; NaN if there are none.
 * @param share from 0 to 1
 */
export function quantile(numbers: readonly number[], share: number) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  if (below === undefined || above === undefined) return Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}
