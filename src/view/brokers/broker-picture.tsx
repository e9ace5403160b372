import type { Broker } from '#domain/brokers/broker.ts';

/** The size in which pictures of brokers are kept, in pixels: their box stands before they come. */
const PICTURE = { width: 480, height: 320 } as const;

export interface BrokerPictureProps {
  image: Broker['image'];
  className: string;
  /** What is seen, where the picture says something that its surroundings do not. */
  alt?: string;
  loading?: 'lazy';
}

/** A broker's office; nothing where there is no picture of it. */
export function BrokerPicture({ image, alt = '', ...picture }: BrokerPictureProps) {
  return image.src === '' ? null : <img {...picture} src={image.src} alt={alt} {...PICTURE} />;
}
