/** Names that mean something to a JavaScript object. */
export const PROTOTYPE_NAMES = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then'],
  ...['toJSON', '__defineGetter__', 'length', '0', '', 'lang'],
];

/** Texts that programs stumble over. */
export const ODD_TEXTS = [
  ...[
    '',
    ' ',
    '\t',
    '\n',
    '\r\n',
    '\0',
    'a\0b',
    '\u001b[31m',
    '\u007f',
    '\u0085',
    '\u2028',
    '\u2029',
  ],
  ...['\ud800', '\udc00', 'a\ud83d', '\ufeff', '\ufffd', '\u202e', '\u200b', '\u00a0'],
  ...['é', 'e\u0301', 'ﬁ', 'İ', 'ß', '٣', '１２', '👩‍👩‍👧', 'Ω'.repeat(300), 'a'.repeat(2_001)],
  ...['0', '-0', '-1', '1e400', '1e-400', '0x10', '00', '+1', '1,5', '1.5', 'NaN', 'Infinity'],
  ...['9007199254740993', '99999999999999999999', '2147483648', '-2147483649', '1e21'],
  ...['true', 'false', 'null', 'undefined', '[object Object]', '[]', '{}', '""'],
  ...[
    "' or 1=1 --",
    "'; select pg_sleep(9); --",
    '\\',
    '%00',
    '%',
    '%%',
    '$(7*7)',
    '{{7*7}}',
    '#{7}',
  ],
  ...['<script>alert(1)</script>', '"><img src=x onerror=1>', 'javascript:alert(1)', '=1+1', '@x'],
  ...[
    '../../etc/passwd',
    '..\\..\\x',
    '/',
    '//example.org',
    'http://127.0.0.1/',
    'file:///etc/hosts',
  ],
  ...[
    'a@b',
    'a@example.be\r\nBcc: c@example.be',
    '"a b"@example.be',
    `${'a'.repeat(64)}@example.be`,
  ],
  ...['31/02/2024', '30/02/2023', '00/00/0000', '2024-13-45', '29/02/2023', '01/01/9999'],
  ...['BE68 5390 0754 7034', '85.07.30-033.28', '00000000000', '0475/123456', '+32475123456'],
  ...['#import "x"', '*_`$', '__proto__', 'constructor', 'x'.repeat(10_000)],
];

/** @param {number} depth @returns {unknown} */
function nest(depth) {
  /** @type {unknown} */
  let value = 0;
  for (let n = 0; n < depth; n += 1) value = n % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Values of every type of JSON, and their bounds. */
export const ODD_VALUES = [
  ...[
    null,
    true,
    false,
    0,
    -0,
    -1,
    0.1,
    1e308,
    -1e308,
    5e-324,
    2 ** 53,
    -(2 ** 53),
    2 ** 31,
    2 ** 63,
  ],
  ...[
    [],
    {},
    [[]],
    [null],
    [0],
    ['a'],
    [{}],
    { a: 1 },
    { length: 9 },
    { catch: 1 },
    { toString: null },
  ],
  ...[{ toJSON: 1 }, { $gt: '' }, nest(20), nest(500), Array.from({ length: 1_000 }, () => 'a')],
  Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`k${n}`, n])),
];

/** Parts of an address that routers and decoders stumble over. */
export const ODD_PATHS = [
  ...[
    '%',
    '%f',
    '%ff',
    '%c0%af',
    '%ed%a0%80',
    '%00',
    '%0d%0a',
    '%2e%2e',
    '..',
    '.',
    '%2f',
    '%5c',
    '%25',
  ],
  ...['%F0%9F%98%80', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', ';a=b', ':', '*', '~', '@', '__proto__'],
  ...[
    'constructor',
    'a'.repeat(300),
    'a'.repeat(5_000),
    '%61'.repeat(900),
    '\u00e9',
    '[',
    '|',
    '^',
  ],
];

export const ODD_METHODS = [
  ...[
    'HEAD',
    'OPTIONS',
    'PUT',
    'PATCH',
    'DELETE',
    'GET',
    'POST',
    'TRACE',
    'PROPFIND',
    'SEARCH',
    'LOCK',
  ],
  ...['MKCOL', 'REPORT', 'QUERY', 'PURGE', 'M-SEARCH', 'LINK', 'ACL', 'BREW'],
];

export const ODD_TYPES = [
  ...[
    '',
    'text/plain',
    'application/json; charset=utf-16',
    'application/json;charset=utf-7',
    'json',
  ],
  ...['application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary='],
  ...[
    'multipart/form-data; boundary="a b"',
    'multipart/mixed; boundary=x',
    'application/xml',
    '*/*',
  ],
  ...[
    'application/vnd.api+json',
    'application/json, text/plain',
    'APPLICATION/JSON',
    '/',
    ';',
    'a/b/c',
  ],
  `application/json; ${'a=b; '.repeat(200)}`,
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
];

/** Headers, each as name and value. */
export const ODD_HEADERS = /** @type {readonly (readonly [string, string])[]} */ ([
  ['accept', 'text/html;q=abc, */*;q=1e9'],
  ['accept', ','.repeat(2_000)],
  ['accept-encoding', 'br;q=0, gzip;q=-1, identity;q=9, *;q=0'],
  ['accept-encoding', 'gzip, '.repeat(500)],
  ['accept-language', 'xx-'.repeat(900)],
  ['authorization', 'Bearer'],
  ['authorization', 'Bearer a.b.c'],
  ['authorization', `Bearer ${'a'.repeat(8_000)}`],
  ['authorization', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'],
  ['authorization', 'Basic \u00e9\u00ff'],
  ['content-encoding', 'gzip'],
  ['cookie', `${'a=b; '.repeat(500)}__proto__=1`],
  ['cookie', 'sign-in=%ff; sign-in=; =; ;;'],
  ['cookie', 'lang=\u00ff\u00fe; locale="'],
  ['expect', '100-continue'],
  ['forwarded', 'for="[::1]";host=example.org;proto=https'],
  ['host', 'example.org'],
  ['host', ''],
  ['if-modified-since', 'yesterday'],
  ['if-none-match', 'W/"a", *, "'],
  ['origin', 'null'],
  ['range', 'bytes=0-0,1-1,2-2,3-'],
  ['range', 'bytes=99999999999999999999-'],
  ['range', 'bytes=-0'],
  ['referer', 'http://[/'],
  ['traceparent', '00-00000000000000000000000000000000-0000000000000000-ff'],
  ['upgrade', 'websocket'],
  ['user-agent', ''],
  ['x-doing-ajax', 'true'],
  ['x-forwarded-for', `${'1.2.3.4, '.repeat(900)}x`],
  ['x-forwarded-host', 'example.org'],
  ['x-http-method-override', 'DELETE'],
  ['x-request-id', '\u00ff'.repeat(200)],
  ['x-request-id', 'a\tb'],
  ['x-requested-with', 'XMLHttpRequest'],
]);

/** Requests that only a socket can send: bytes, with `{path}` and `{host}` to fill in. */
export const RAW_REQUESTS = [
  'GET {path} HTTP/1.1\r\n\r\n',
  'GET {path} HTTP/1.0\r\n\r\n',
  'GET {path} HTTP/9.9\r\nHost: {host}\r\n\r\n',
  'GET {path}\r\n\r\n',
  'get {path} http/1.1\nhost: {host}\n\n',
  'GET  {path}  HTTP/1.1\r\nHost: {host}\r\n\r\n',
  'GET {path} HTTP/1.1\r\nHost: {host}\r\nHost: b\r\n\r\n',
  'GET {path} HTTP/1.1\r\nHost : {host}\r\n\r\n',
  'GET {path} HTTP/1.1\r\nHost: {host}\r\n folded\r\n\r\n',
  'GET {path} HTTP/1.1\r\nHost: {host}\r\nA\0B: c\r\n\r\n',
  'GET {path}\0 HTTP/1.1\r\nHost: {host}\r\n\r\n',
  'GET http://example.org{path} HTTP/1.1\r\nHost: {host}\r\n\r\n',
  'GET * HTTP/1.1\r\nHost: {host}\r\n\r\n',
  'CONNECT example.org:443 HTTP/1.1\r\nHost: {host}\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Length: -1\r\n\r\n',
  'POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
  'POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Length: 99999999999999999999\r\n\r\n',
  'POST {path} HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n',
  'POST {path} HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked, gzip\r\n\r\n',
  'POST {path} HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: xchunked\r\n\r\n',
  'POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
  'POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2;a=b\r\n{}\r\n0\r\nX: y\r\n\r\n',
  `GET {path} HTTP/1.1\r\nHost: {host}\r\n${'A: b\r\n'.repeat(3_000)}\r\n`,
  `GET {path} HTTP/1.1\r\nHost: {host}\r\nA: ${'b'.repeat(40_000)}\r\n\r\n`,
  `GET {path}?${'a=b&'.repeat(5_000)} HTTP/1.1\r\nHost: {host}\r\n\r\n`,
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  '\r\n\r\n\r\n\r\n',
  'GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n',
  'HEAD {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close, upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: x\r\n\r\n',
];
