import type { Examples } from '../gallery/examples.ts';
import { Button, LinkButton } from './button.tsx';
import { Buttons } from './buttons.tsx';

export const buttonExamples: Examples = {
  component: 'Button',
  states: (w) => ({
    normal: (
      <Buttons>
        <Button>{w.next}</Button>
        <LinkButton variant="link" href="#content">
          {w.adapt}
        </LinkButton>
      </Buttons>
    ),
    plain: <Button variant="plain">{w.adapt}</Button>,
    link: <Button variant="link">{w.adapt}</Button>,
    busy: (
      <Button busy busyLabel={w.nextBusy}>
        {w.next}
      </Button>
    ),
    disabled: <Button disabled>{w.next}</Button>,
    long: <Button>{w.longWord}</Button>,
  }),
};
