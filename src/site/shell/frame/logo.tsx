import type { Brand } from '#domain/brand/brand.ts';
import { BrandDrawing } from '#view/brand/brand-drawing.tsx';
import './logo.css';

export interface LogoProps {
  name: string;
  brand: Pick<Brand, 'mark' | 'wordmark'>;
}

/** The lender's mark and its name: drawn, where the brand has a wordmark, or set in the title face (F-3.4). */
export function Logo({ name, brand: { mark, wordmark } }: LogoProps) {
  return (
    <span className="logo">
      <BrandDrawing className="logo__mark" drawing={mark} />
      {wordmark ? (
        <BrandDrawing className="logo__wordmark" drawing={wordmark} />
      ) : (
        <span className="logo__name">{name}</span>
      )}
    </span>
  );
}
