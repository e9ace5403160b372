import { describe, expect, it } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

//
describe('suggestEmail', () => {
  it.each([
    ['jan@gmail.con', 'jan@gmail.com'],
    ['jan@gmial.com', 'jan@gmail.com'],
    ['Jan@Gmail.co', 'Jan@gmail.com'],
    ['jan@hotmial.com', 'jan@hotmail.com'],
    ['jan@skynet.bee', 'jan@skynet.be'],
    ['jan@telnet.be', 'jan@telenet.be'],
    ['jan@bedrijf.con', 'jan@bedrijf.com'],
    ['jan@bedrijf.bee', 'jan@bedrijf.be'],
  ])('asks of %s whether %s was meant', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  it.each([
    ...['jan@gmail.com', 'jan@hotmail.be', 'jan@hotmail.nl', 'jan@yahoo.de', 'jan@mail.com'],
    ...[
      'jan@ulb.be',
      'jan@exämple.be',
      'jan@bedrijf.brussels',
      'jan@me.com',
      'jan',
      '',
      '@gmail.con',
    ],
  ])('has no question about %j', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  });
});
