import { expect, type Page } from '@playwright/test';

/** How much of the window's height what stays in view may take at its top or at its foot. */
const MAX_STUCK = 0.25;

/**
 * Sets the browser's own text size, in CSS pixels, as a reader does in its settings; usual is 16. It stays as
 * long as the window: the session that sets it is left open.
 */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/**
 * Expects the page to be readable: it does not scroll sideways, no text lies on another, no word is broken that
 * has room on a line, and what stays in view leaves the window to what is read.
 */
export async function expectReadable(page: Page, what: string): Promise<void> {
  expect(await findFaults(page), what).toEqual([]);
}

/** What cannot be read. All faults at once, so that a run shows the whole of a page. */
async function findFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  const faults = [
    ...(await page.evaluate(findSidewaysScroll)),
    ...(await page.evaluate(findTextFaults)),
  ];
  const { height, windowHeight } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    windowHeight: innerHeight,
  }));
  for (const top of [0, Math.round(height / 2), height - windowHeight]) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    faults.push(...(await page.evaluate(findStuck, MAX_STUCK)));
  }
  return [...new Set(faults)];
}

function findSidewaysScroll(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    // The innermost: what is around them is wide because of them.
    .filter((element, _, all) => !all.some((other) => other !== element && element.contains(other)))
    .filter((element) => !element.closest('.table-frame, .letters__row, .offers__row'))
    .slice(0, 4)
    .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`);
  return [`${scrollWidth - clientWidth} px too wide: ${wide.join(', ')}`];
}

/** Texts on each other, and broken words. */
function findTextFaults(): string[] {
  /** How much of the window's width a word may take before it has to be broken. */
  const MAX_WORD = 0.6;
  const isShortWithHyphen = (run: string) => /^\p{L}{1,8}-\p{L}/u.test(run);
  /** In running text a line may end at a hyphen that a word has. */
  const mayPart = (element: Element) => !element.closest('h1, h2, h3, legend, label, summary');

  interface Line {
    readonly text: string;
    readonly top: number;
    readonly bottom: number;
    readonly left: number;
    readonly right: number;
    /** What it moves with: the page, or the nearest element that stays in view. */
    readonly layer: Element;
  }
  const faults: string[] = [];
  const lines: Line[] = [];
  const { clientWidth } = document.documentElement;

  /** The nearest element that stays in view, and what of an element is not cut off. */
  function frameOf(element: Element) {
    const frame = {
      left: -1e6,
      right: 1e6,
      top: -1e6,
      bottom: 1e6,
      layer: document.body as Element,
    };
    let isLayered = false;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (style.overflowX !== 'visible' || style.clipPath !== 'none') {
        frame.left = Math.max(frame.left, box.left);
        frame.right = Math.min(frame.right, box.right);
      }
      if (style.overflowY !== 'visible' || style.clipPath !== 'none') {
        frame.top = Math.max(frame.top, box.top);
        frame.bottom = Math.min(frame.bottom, box.bottom);
      }
      if (style.clipPath.startsWith('inset(50%')) frame.right = frame.left;
      if (!isLayered && /fixed|sticky/.test(style.position)) {
        frame.layer = at;
        isLayered = true;
      }
    }
    return frame;
  }

  /** The lines that a part of a text takes. */
  function linesOf(node: Text, from: number, to: number): DOMRect[] {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
  }

  function isOnTwoLines(boxes: readonly DOMRect[]): boolean {
    const [first] = boxes;
    return boxes.some((box) => first !== undefined && box.top > first.top + first.height / 2);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement;
    // A map is a picture: its names stand where the places lie.
    if (
      !element ||
      !/\S/.test(node.data) ||
      element.closest('script, style, option, noscript, .map__view')
    )
      continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const frame = frameOf(element);
    if (frame.right - frame.left < 2 || frame.bottom - frame.top < 2) continue;
    for (const box of linesOf(node, 0, node.length)) {
      // Letters are lower than their line: what overlaps only there does not touch.
      const slack = box.height * 0.25;
      const line = {
        text: node.data.trim().slice(0, 40),
        top: Math.max(box.top + slack, frame.top),
        bottom: Math.min(box.bottom - slack, frame.bottom),
        left: Math.max(box.left + 1, frame.left),
        right: Math.min(box.right - 1, frame.right),
        layer: frame.layer,
      };
      if (line.bottom - line.top > 1 && line.right - line.left > 1) lines.push(line);
    }
    for (const { 0: run, index: start } of node.data.matchAll(/[^ \t\n]+/gu)) {
      const boxes = linesOf(node, start, start + run.length);
      const width = boxes.reduce((sum, box) => sum + box.width, 0);
      // A long word is broken as a dictionary does it, or at its soft hyphens; a long address somewhere.
      if (!isOnTwoLines(boxes) || width > MAX_WORD * clientWidth || run.includes('\u00ad'))
        continue;
      const broken = [...run.matchAll(/[\p{L}\p{M}\p{N}\u2060]+/gu)].find(({ 0: word, index }) =>
        isOnTwoLines(linesOf(node, start + index, start + index + word.length)),
      );
      if (broken) faults.push(`broken: ${broken[0]} in ${element.className || element.tagName}`);
      else if (isShortWithHyphen(run) && !mayPart(element))
        faults.push(`parted: ${run} in ${element.className || element.tagName}`);
    }
  }

  lines.sort((one, other) => one.top - other.top);
  for (const [at, one] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      if (other.top >= one.bottom) break;
      if (one.layer !== other.layer) continue;
      if (other.left < one.right && one.left < other.right)
        faults.push(`overlap: "${one.text}" and "${other.text}"`);
    }
  }
  return faults;
}

/** What stays in view at the window's top or foot and takes too much of it. */
function findStuck(share: number): string[] {
  const stuck = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { position } = getComputedStyle(element);
    if (position !== 'fixed' && position !== 'sticky') return false;
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility() && height > 1 && width > 0.6 * innerWidth;
  });
  return (['top', 'bottom'] as const).flatMap((edge) => {
    const there = stuck.filter((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const offset = Number.parseFloat(getComputedStyle(element)[edge]);
      if (Number.isNaN(offset)) return false;
      return edge === 'top'
        ? Math.abs(top - offset) < 2
        : Math.abs(innerHeight - bottom - offset) < 2;
    });
    const height = there
      .map((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return Math.min(bottom, innerHeight) - Math.max(top, 0);
      })
      .reduce((sum, one) => sum + one, 0);
    if (height <= share * innerHeight) return [];
    const names = there.map((element) => element.className).join(', ');
    return [`${edge}: ${Math.round(height)} of ${innerHeight} px stay in view: ${names}`];
  });
}
