import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { breakingChanges, type Schema } from '#tests/server/breaking-changes.ts';
import { describeWebhook, WEBHOOK_VERSION } from './webhook-schema.ts';

/** The schema as it was last released within the version. */
const KEPT = readFileSync(`docs/webhook/v${WEBHOOK_VERSION}.schema.json`, 'utf8');

// C-8.6
describe('the webhook’s schema within a version', () => {
  it('only adds to the kept one', () => {
    expect(breakingChanges(JSON.parse(KEPT), JSON.parse(describeWebhook()))).toEqual([]);
  });

  const request = (properties: Schema, required: readonly string[], more: Schema = {}): Schema => ({
    oneOf: [
      {
        type: 'object',
        properties: {
          type: { type: 'string', const: 'request.sent' },
          version: { type: 'number', const: 1 },
          data: { type: 'object', properties, required },
        },
        required: ['type', 'version', 'data'],
      },
      ...((more.oneOf ?? []) as readonly Schema[]),
    ],
  });
  const amount = { type: 'number', minimum: 0, description: 'Euros' };
  const household = { type: 'string', enum: ['one', 'two'] };
  const credits = (entry: Schema) => ({
    type: 'array',
    items: { type: 'object', properties: entry, required: ['rate'] },
  });
  const properties = { amount, household, credits: credits({ rate: amount }) };
  const before = request(properties, ['amount']);

  it.each<[string, Schema]>([
    ['nothing', before],
    ['an optional property', request({ ...properties, note: { type: 'string' } }, ['amount'])],
    ['a property that is always there', request(properties, ['amount', 'household'])],
    [
      'a property of an entry',
      request({ ...properties, credits: credits({ rate: amount, since: amount }) }, ['amount']),
    ],
    [
      'a code',
      request({ ...properties, household: { ...household, enum: ['one', 'two', 'more'] } }, [
        'amount',
      ]),
    ],
    [
      'another description',
      request({ ...properties, amount: { ...amount, description: 'EUR' } }, ['amount']),
    ],
    [
      'a kind of message',
      request(properties, ['amount'], {
        oneOf: [{ properties: { type: { const: 'request.closed' } } }],
      }),
    ],
  ])('may add %s', (_, after) => {
    expect(breakingChanges(before, after)).toEqual([]);
  });

  it.each<[string, Schema, string]>([
    [
      'removes a property',
      request({ household, credits: properties.credits }, []),
      'request.sent.data.amount is gone',
    ],
    [
      'makes a property optional',
      request(properties, []),
      'request.sent.data.amount is no longer required',
    ],
    [
      'changes a type',
      request({ ...properties, amount: { ...amount, type: 'string' } }, ['amount']),
      'request.sent.data.amount: type changed',
    ],
    [
      'changes a bound',
      request({ ...properties, amount: { ...amount, minimum: -1 } }, ['amount']),
      'request.sent.data.amount: minimum changed',
    ],
    [
      'adds a bound',
      request({ ...properties, amount: { ...amount, maximum: 9 } }, ['amount']),
      'request.sent.data.amount: maximum changed',
    ],
    [
      'removes a code',
      request({ ...properties, household: { ...household, enum: ['one'] } }, ['amount']),
      'request.sent.data.household: code two is gone',
    ],
    [
      'removes a property of an entry',
      request({ ...properties, credits: credits({}) }, ['amount']),
      'request.sent.data.credits[].rate is gone',
    ],
    ['removes a kind of message', { oneOf: [] }, 'message request.sent is gone'],
  ])('breaks receivers if it %s', (_, after, why) => {
    expect(breakingChanges(before, after)).toContain(why);
  });

  it('breaks them if the kept schema’s numbers become text', () => {
    const text = KEPT.replaceAll('"type": "number"', '"type": "string"');
    expect(breakingChanges(JSON.parse(KEPT), JSON.parse(text))).toContain(
      'request.sent.data.answers.mainIncome: type changed',
    );
  });
});
