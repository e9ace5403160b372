/** How far the clocks of a server and its database may be apart, in milliseconds. */
const MAX_DIFFERENCE = 60_000;

export interface Clocks {
  /** The server's clock. */
  now(): Date;
  /** The database's clock, which every server of it shares. */
  databaseTime(): Promise<Date>;
}

/** Thrown if the server's clock is not the database's. */
export class ClocksDiffer extends Error {
  override readonly name = 'ClocksDiffer';
  /** Above 0: the server is ahead of the database. */
  readonly seconds: number;

  constructor(milliseconds: number) {
    const seconds = Math.round(milliseconds / 1_000);
    super(
      `This server’s clock is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} the database’s`,
    );
    this.seconds = seconds;
  }
}

/**
 * The database's time, by which data is deleted and shares end. Rejects with `ClocksDiffer` if the two clocks are more
 * than a minute apart, because one of them is wrong; the time that the question took counts for neither.
 */
export async function readAgreedTime({ now, databaseTime }: Clocks): Promise<Date> {
  const { time, difference } = await compareClocks({ now, databaseTime });
  if (Math.abs(difference) > MAX_DIFFERENCE) throw new ClocksDiffer(difference);
  return time;
}

/** The database's time, and by how many milliseconds the server is ahead of it; below 0 behind. */
export async function compareClocks({ now, databaseTime }: Clocks) {
  const before = now().getTime();
  const time = await databaseTime();
  const after = now().getTime();
  const difference =
    Math.abs(before - time.getTime()) < Math.abs(after - time.getTime())
      ? before - time.getTime()
      : after - time.getTime();
  return { time, difference };
}
