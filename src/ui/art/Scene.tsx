// The picture of a place. What paints it is fetched when the first one is shown; until then, and wherever it cannot be
// fetched, there is only the dark ground.

import { Component, type ReactNode } from 'react';
import { lazyPart } from '../parts/lazyPart';
import type { SceneLight } from './scenes/ScenePicture';
import type { SceneSpot } from './sceneOf';
import './scenes/scenes.css';

const Picture = lazyPart(async () => (await import('./scenes/ScenePicture')).ScenePicture, null);

type Props = {
  readonly of: SceneSpot;
  /** `band`: a slim strip above a text; `fill`: all of what it lies in. */
  readonly as: 'band' | 'fill';
  readonly light?: SceneLight;
  /** Words on the picture: they stand on a dark ground of their own. */
  readonly children?: ReactNode;
};

export function Scene({ of: { name, seed }, as, light = 'plain', children }: Props) {
  return (
    <div className={`scene scene-${as}`}>
      <WithoutPicture>
        <Picture name={name} seed={seed} light={light} />
      </WithoutPicture>
      {children !== undefined && <p className="scene-words">{children}</p>}
    </div>
  );
}

/** A picture that cannot be fetched is no reason to stop a game. */
class WithoutPicture extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
