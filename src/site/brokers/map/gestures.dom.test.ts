import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeMap, type MapPage, openMap } from '#tests/dom/map-page.ts';

const WHEEL = 'Ctrl et la molette pour agrandir, ou cliquez d’abord sur la carte';
const FINGERS = 'Deux doigts pour déplacer la carte';

afterEach(closeMap);

/** The hint that is shown; undefined while none is. */
const hint = (page: MapPage) => {
  const shown = page.element.querySelector('.map__hint.is-shown');
  return shown?.textContent;
};

/** Turns the wheel over the map; this DOM's own event forgets which keys are held. */
function turnWheel(page: MapPage, held: object = {}): void {
  const event = new Event('wheel', { bubbles: true, cancelable: true });
  fireEvent(page.view, Object.assign(event, { deltaMode: 0, deltaY: -400, ...at(400, 300) }, held));
}

const at = (clientX: number, clientY = 100) => ({ clientX, clientY });
const touch = (page: MapPage, kind: 'Start' | 'Move' | 'End', ...touches: object[]) =>
  fireEvent[`touch${kind}`](page.view, { touches });

describe('the wheel', () => {
  it('is the page’s, and a hint says how the map takes it', async () => {
    const page = await openMap();
    turnWheel(page);
    expect(hint(page)).toBe(WHEEL);
    fireEvent.pointerLeave(page.view, { pointerType: 'mouse' });
    expect(hint(page)).toBeUndefined();
    page.key('-');
    await page.isAt(7);
  });

  it.each(['ctrlKey', 'metaKey'])('zooms the map with %s', async (held) => {
    const page = await openMap();
    turnWheel(page, { [held]: true });
    await waitFor(() => expect(page.zoom).toBeGreaterThan(8));
    expect(hint(page)).toBeUndefined();
  });

  it('zooms the map after a click, until the pointer leaves', async () => {
    const page = await openMap();
    fireEvent.pointerDown(page.view, { pointerType: 'mouse' });
    turnWheel(page);
    await waitFor(() => expect(page.zoom).toBeGreaterThan(8));
    expect(hint(page)).toBeUndefined();
    fireEvent.pointerLeave(page.view, { pointerType: 'mouse' });
    turnWheel(page);
    expect(hint(page)).toBe(WHEEL);
  });
});

describe('a finger', () => {
  it('is the page’s, and a hint says that two move the map', async () => {
    const page = await openMap();
    touch(page, 'Start', at(100));
    touch(page, 'Move', at(108));
    expect(hint(page), 'it may be a press').toBeUndefined();
    touch(page, 'Move', at(114));
    expect(hint(page)).toBe(FINGERS);
    touch(page, 'End');
    expect(hint(page)).toBeUndefined();
  });

  it('that is lifted and put down again is measured again', async () => {
    const page = await openMap();
    touch(page, 'Start', at(100));
    touch(page, 'End');
    touch(page, 'Move', at(200));
    expect(hint(page)).toBeUndefined();
  });

  it('with a second moves the map without a hint', async () => {
    const page = await openMap();
    touch(page, 'Start', at(100));
    touch(page, 'Move', at(140));
    touch(page, 'Start', at(140), at(200));
    expect(hint(page)).toBeUndefined();
    touch(page, 'Move', at(180), at(240));
    expect(hint(page)).toBeUndefined();
    touch(page, 'End');
  });
});
