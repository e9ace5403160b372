import type { Broker } from '#domain/brokers/broker.ts';
import { splitAddress } from '#domain/brokers/split-address.ts';
import { BELGIUM, type StructuredData } from '#seo/structured-data.ts';

/**
 * A broker for search engines, as a LocalBusiness of schema.org: `url` is their page, `site` the origin
 * of relative image addresses, both absolute.
 */
export function brokerStructuredData(
  broker: Broker,
  { url, site }: { url: string; site: string },
): StructuredData {
  const { street, zip, town } = splitAddress(broker.address);
  const { src } = broker.image;
  return {
    '@type': 'LocalBusiness',
    '@id': `${url}#broker`,
    name: broker.name,
    url,
    telephone: broker.phone.replace(/^tel:/, ''),
    ...(src !== '' && { image: new URL(src, site).href }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: zip,
      addressLocality: town,
      addressCountry: 'BE',
    },
    geo: { '@type': 'GeoCoordinates', latitude: broker.lat, longitude: broker.lng },
    areaServed: BELGIUM,
    ...(broker.hours.length > 0 && { openingHours: broker.hours }),
  };
}
