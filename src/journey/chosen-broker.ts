import { BROKER_ID } from '#domain/brokers/broker.ts';
import type { Answers } from './answers.ts';

/**
 * The name under which the chosen broker accompanies everything that a visitor sends: of the cookie, the
 * query parameter and the control (C-5.5).
 */
export const BROKER_NAME = 'broker-id';

/** Reads a broker's id; undefined if the text is not one. Does not check whether the broker exists. */
export function readBroker(text: string | null | undefined): string | undefined {
  return text && BROKER_ID.test(text) ? text : undefined;
}

/** The broker chosen by the applicant, stored next to the answers; undefined if none. */
export function brokerOf(answers: Readonly<Record<string, unknown>>): string | undefined {
  const broker = answers[BROKER_NAME];
  return typeof broker === 'string' ? readBroker(broker.trim()) : undefined;
}

/** The chosen broker under its name, to be stored with the answers. */
export function brokerAsAnswer(answers: Readonly<Record<string, unknown>>): {
  readonly [BROKER_NAME]?: string;
} {
  const broker = brokerOf(answers);
  return broker === undefined ? {} : { [BROKER_NAME]: broker };
}

/** The answers with this broker, or without any; returned unchanged if nothing changes. */
export function withBroker(answers: Answers, broker: string | undefined): Answers {
  if (answers[BROKER_NAME] === broker) return answers;
  const { [BROKER_NAME]: _, ...rest } = answers;
  return broker === undefined ? rest : { ...rest, [BROKER_NAME]: broker };
}
