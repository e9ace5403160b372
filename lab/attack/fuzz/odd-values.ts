import fc from 'fast-check';

/** Texts that programs stumble over, which random characters would seldom form. */
export const oddTexts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  // Code units include lone surrogates.
  fc.array(fc.integer({ max: 0xffff }), { maxLength: 20 }).map((u) => String.fromCharCode(...u)),
  fc.constantFrom(
    ...['', ' ', '\r\n', '\0', 'a\0b', '\u001b[31m', '\u2028', '\ud800', '\udc00', '\u202e', 'İ'],
    ...['-0', '-1', '1e400', '0x10', '1,5', 'NaN', 'Infinity', '9007199254740993', '1e21'],
    ...["'; select pg_sleep(9); --", '$(7*7)', '{{7*7}}', '<script>alert(1)</script>', '=1+1'],
    ...['../../etc/passwd', '//example.org', 'file:///etc/hosts', '%00', '#import "x"', '*_`$'],
    ...['a@example.be\r\nBcc: c@example.be', '"a b"@example.be', `${'a'.repeat(64)}@example.be`],
    ...['31/02/2024', '29/02/2023', '00/00/0000', 'BE68 5390 0754 7034', '85.07.30-033.28'],
    ...['__proto__', 'constructor', 'toString', 'Ω'.repeat(300), 'a'.repeat(2_001)],
    'x'.repeat(10_000),
  ),
);

/** Names that mean something to a JavaScript object. */
export const oddNames = fc.constantFrom(
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'toJSON'],
  ...['length', '0', '', 'lang'],
);

const nest = (depth: number): unknown => (depth === 0 ? 0 : { a: [nest(depth - 1)] });

export const oddJson = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(nest(200), { $gt: '' }, { length: 9 }, Array(1_000).fill('a'), -(2 ** 53), 1e308),
);

/** Parts of an address that routers and decoders stumble over. */
export const oddPaths = fc.constantFrom(
  ...['%', '%ff', '%c0%af', '%ed%a0%80', '%00', '%0d%0a', '%2e%2e', '..', '.', '%2f', '%5c', '%25'],
  ...[';a=b', ':', '*', '~', '__proto__', 'constructor', '[', '|', '%61'.repeat(900), '\u00e9'],
  'a'.repeat(5_000),
);

export const oddMethods = fc.constantFrom(
  ...['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'GET', 'POST', 'TRACE', 'PROPFIND', 'QUERY'],
);

export const oddTypes = fc.constantFrom(
  ...['', 'text/plain', 'application/json; charset=utf-16', 'application/x-www-form-urlencoded'],
  ...['multipart/form-data', 'multipart/form-data; boundary=', 'APPLICATION/JSON', '/', ';'],
  ...['multipart/form-data; boundary="a b"', `application/json; ${'a=b; '.repeat(200)}`],
);

export const oddHeaders = fc.constantFrom<readonly [name: string, value: string]>(
  ['accept', ','.repeat(2_000)],
  ['accept-encoding', 'br;q=0, gzip;q=-1, identity;q=9, *;q=0'],
  ['accept-language', 'xx-'.repeat(900)],
  ['authorization', 'Bearer a.b.c'],
  ['authorization', `Bearer ${'a'.repeat(8_000)}`],
  ['authorization', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'],
  ['content-encoding', 'gzip'],
  ['cookie', `${'a=b; '.repeat(500)}__proto__=1`],
  ['cookie', 'sign-in=%ff; sign-in=; =; ;;'],
  ['expect', '100-continue'],
  ['forwarded', 'for="[::1]";host=example.org;proto=https'],
  ['host', ''],
  ['if-modified-since', 'yesterday'],
  ['if-none-match', 'W/"a", *, "'],
  ['origin', 'null'],
  ['range', 'bytes=0-0,1-1,2-2,3-'],
  ['range', 'bytes=99999999999999999999-'],
  ['referer', 'http://[/'],
  ['traceparent', '00-00000000000000000000000000000000-0000000000000000-ff'],
  ['x-forwarded-for', `${'1.2.3.4, '.repeat(900)}x`],
  ['x-http-method-override', 'DELETE'],
  ['x-request-id', '\u00ff'.repeat(200)],
);
