import { Fragment } from 'react';
import type { FrontMatter } from '#configuration/content-schemas.ts';
import { At } from '#site/components/drawings/drawing.tsx';
import '#site/components/drawings/drawings.css';
import './news-picture.css';
import { composeScene, FOOT } from './picture/compose-scene.ts';
import { ScenePartDrawing } from './picture/scene-part.tsx';
import { FarSide, GroundScenery, NearBank, RainFall, SkyScenery } from './picture/scenery.tsx';
import { pick, seededRandom } from './picture/seeded-random.ts';

type Picture = FrontMatter<'news'>['picture'];

export interface NewsPictureProps {
  /** The article's id: it seeds the differences between pictures of the same parts. */
  id: string;
  picture: Extract<Picture, { scene: unknown }>;
}

/** Buildings of one street differ in colour from those of the next. */
const BRICKS = ['red', 'yellow', 'rose'] as const;

/** A picture composed of our drawings. */
export function NewsPicture({ id, picture: { scene, sky, alt } }: NewsPictureProps) {
  const random = seededRandom(id);
  const bricks = pick(random, BRICKS);
  const composition = composeScene(scene, random);
  const { width, top, parts, isRaining } = composition;
  return (
    <svg
      className={`drawing news-picture news-picture--${sky} news-picture--${bricks}`}
      viewBox={`0 ${top} ${width} ${FOOT - top}`}
      role="img"
      aria-label={alt}
      focusable="false"
    >
      <SkyScenery composition={composition} random={random} sky={sky} />
      <FarSide composition={composition} random={random} />
      <GroundScenery composition={composition} random={random} />
      {parts.map(({ part, x, y, isNear }, place) => (
        <Fragment key={`${part} ${x}`}>
          {isNear && !parts[place - 1]?.isNear && <NearBank composition={composition} />}
          <At x={x} y={y}>
            <ScenePartDrawing part={part} random={random} />
          </At>
        </Fragment>
      ))}
      {isRaining && <RainFall composition={composition} random={random} />}
    </svg>
  );
}
