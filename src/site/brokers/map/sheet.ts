import href from './map.css?url';

/**
 * Brings the map's sheet, and is there once it is: the bundler leaves out the sheets of what is loaded late where
 * another page has them. Where it does not come, neither does the map.
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
