import { BROKER_ID } from '#domain/brokers/broker.ts';
import { type Answers, answer } from './answers.ts';

/**
 * Under which the broker whom a visitor chose goes with everything they send: the cookie's name, the
 * query's, the control's (spec 1 §3 "Stored client state").
 */
export const BROKER_NAME = 'broker-id';

/** The id in a text; nothing where it is none. Whether the lender has such a broker is not asked. */
export function readBroker(text: string | null | undefined): string | undefined {
  return text && BROKER_ID.test(text) ? text : undefined;
}

/** The broker that goes with these answers and is none of them; nothing where there is none. */
export function brokerOf(answers: Answers): string | undefined {
  return readBroker(answer(answers, BROKER_NAME));
}

/** The same under its name, to be kept with what was answered. */
export function brokerAsAnswer(answers: Answers): { readonly [BROKER_NAME]?: string } {
  const broker = brokerOf(answers);
  return broker === undefined ? {} : { [BROKER_NAME]: broker };
}

/** The answers with that broker, or without any; the same answers where nothing changes. */
export function withBroker(answers: Answers, broker: string | undefined): Answers {
  if (answers[BROKER_NAME] === broker) return answers;
  const { [BROKER_NAME]: _, ...rest } = answers;
  return broker === undefined ? rest : { ...rest, [BROKER_NAME]: broker };
}
