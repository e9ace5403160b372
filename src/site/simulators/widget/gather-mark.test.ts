import { expect, it } from 'vitest';
import { gatherMark } from './gather-mark.ts';

it('takes a mark apart, with what is inside its groups', () => {
  const shapes = '<g fill="none"><path d="M0 0"/><circle r="2"/></g><rect width="1"/>';
  expect(gatherMark({ viewBox: [0, 0, 40, 20], shapes })).toEqual({
    viewBox: '0 0 40 20',
    shapes: [
      {
        name: 'g',
        attributes: { fill: 'none' },
        inside: [
          { name: 'path', attributes: { d: 'M0 0' }, inside: [] },
          { name: 'circle', attributes: { r: '2' }, inside: [] },
        ],
      },
      { name: 'rect', attributes: { width: '1' }, inside: [] },
    ],
  });
});
