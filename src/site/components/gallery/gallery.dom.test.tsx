import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { showStates } from './examples.ts';
import { ALL_EXAMPLES } from './gallery.tsx';

afterEach(cleanup);

describe.each(CONTRACT_LOCALES)('every component in %s', (locale) => {
  it.each(ALL_EXAMPLES.map((examples) => [examples.component, examples] as const))(
    '%s is accessible in each of its states',
    async (_, examples) => {
      for (const { node } of showStates(examples, locale)) {
        const { container } = render(<main>{node}</main>);
        await expectAccessible(container);
        cleanup();
      }
    },
  );
});
