import { expect, it } from 'vitest';
import { PressFailure, type SummaryDocument } from './pdf-documents.ts';
import { createTypstPress } from './typst-press.ts';

it('without Typst for the machine, says so each time, and that it is no use to try again', async () => {
  const asked: string[] = [];
  const press = createTypstPress((name) => {
    asked.push(name);
    throw new Error(`Cannot find module '${name}'`);
  });
  for (const _ of [1, 2]) {
    const failure = await press
      .renderSummary({} as SummaryDocument, new Date(0))
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PressFailure);
    expect(failure).toMatchObject({ mayPass: false, message: /No Typst for this machine/ });
  }
  expect(asked).toContain('@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu');
});
