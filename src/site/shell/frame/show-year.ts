/** Shows the current year after the copyright sign: the page may have been built in another year. */
export function showYear(now = new Date()): void {
  const built = document.querySelector<HTMLElement>('[data-year]');
  const { year } = built?.dataset ?? {};
  if (!built || !year) return;
  built.textContent = (built.textContent ?? '').replace(year, String(now.getFullYear()));
}
