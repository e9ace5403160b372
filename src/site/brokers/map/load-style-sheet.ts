import href from './map.css?url';

/**
 * Loads the map's style sheet: the bundler omits sheets of lazily loaded modules that another page has.
 * Rejects if it fails, and the map is then not shown.
 */
await new Promise<void>((resolve, reject) => {
  if (document.querySelector(`link[href="${href}"]`)) {
    resolve();
    return;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onload = () => resolve();
  link.onerror = () => {
    link.remove();
    reject(new Error('The map has no sheet.'));
  };
  document.head.append(link);
});
