import { Fragment } from 'react';
import type { FrontMatter } from '#configuration/content-schemas.ts';
import { At } from '#site/components/drawings/drawing.tsx';
import '#site/components/drawings/drawings.css';
import './news-picture.css';
import { composeScene, FOOT } from './picture/compose-scene.ts';
import { ScenePartDrawing } from './picture/scene-part.tsx';
import { FarSide, GroundScenery, NearBank, RainFall, SkyScenery } from './picture/scenery.tsx';
import { pick, seededBy } from './picture/seeded.ts';

type Picture = FrontMatter<'news'>['picture'];

export interface NewsPictureProps {
  /** The article's: of it follows how this picture differs from others of the same parts. */
  id: string;
  picture: Extract<Picture, { scene: unknown }>;
}

/** The bricks of a street are not those of the next. */
const BRICKS = ['red', 'yellow', 'rose'] as const;

/** A picture put together from our drawings. */
export function NewsPicture({ id, picture: { scene, sky, alt } }: NewsPictureProps) {
  const chance = seededBy(id);
  const bricks = pick(chance, BRICKS);
  const composition = composeScene(scene, chance);
  const { width, top, parts, isRaining } = composition;
  return (
    <svg
      className={`drawing news-picture news-picture--${sky} news-picture--${bricks}`}
      viewBox={`0 ${top} ${width} ${FOOT - top}`}
      role="img"
      aria-label={alt}
      focusable="false"
    >
      <SkyScenery {...{ composition, chance, sky }} />
      <FarSide {...{ composition, chance }} />
      <GroundScenery {...{ composition, chance }} />
      {parts.map(({ part, x, y, isNear }, place) => (
        <Fragment key={`${part} ${x}`}>
          {isNear && !parts[place - 1]?.isNear && <NearBank composition={composition} />}
          <At x={x} y={y}>
            <ScenePartDrawing part={part} chance={chance} />
          </At>
        </Fragment>
      ))}
      {isRaining && <RainFall {...{ composition, chance }} />}
    </svg>
  );
}
