// What each kind of place looks like: who paints it, and in which inks. Several palettes are hours of the day; the seed of
// a place picks one.

import type { SceneName } from '../../../mission';
import type { ScenePainter, Palette } from './brush';
import { cantina, control, corridor, hangar, mine, palace } from './indoors';
import { city, desertScene, forestScene, harbour, iceScene, orbit, orchard, salt, swamp } from './outdoors';

export interface SceneKind {
  readonly paint: ScenePainter;
  readonly palettes: readonly [Palette, ...Palette[]];
}

const inks = (top: string, low: string, far: string, mid: string, near: string, light: string): Palette => ({
  sky: [top, low],
  far,
  mid,
  near,
  light,
});

export const SCENE_KINDS: Readonly<Record<SceneName, SceneKind>> = {
  desert: {
    paint: desertScene,
    palettes: [
      inks('#6f3b2c', '#e5a35c', '#a9683f', '#c48a4e', '#4a2a1c', '#ffe2a3'),
      inks('#2c2547', '#c9694f', '#6d3f4a', '#94563f', '#2c1a22', '#ffc98a'),
    ],
  },
  salt: {
    paint: salt,
    palettes: [
      inks('#56748c', '#d8d3c4', '#8b97a0', '#d5d0c2', '#4a525c', '#fff6dc'),
      inks('#2b3550', '#b78f8a', '#5b5f78', '#a39a9a', '#2b2f3f', '#ffd9b0'),
    ],
  },
  ice: {
    paint: iceScene,
    palettes: [
      inks('#16304a', '#8fc0d8', '#6f9fbd', '#a8cbdc', '#dcebf2', '#a8f0d0'),
      inks('#0d1a33', '#4a7fa0', '#3f6a8c', '#7fa6bd', '#b5d0de', '#8fd3ff'),
    ],
  },
  forest: {
    paint: forestScene,
    palettes: [
      inks('#1f3d33', '#9dbb7c', '#5c8560', '#2f5a41', '#12261d', '#f2f0b0'),
      inks('#13233a', '#4f7a78', '#365c5c', '#1f4044', '#0b191d', '#bfe6d8'),
    ],
  },
  orchard: {
    paint: orchard,
    palettes: [inks('#1c222c', '#6d7680', '#454d58', '#565e66', '#15191f', '#e8efd8')],
  },
  swamp: {
    paint: swamp,
    palettes: [
      inks('#1d2c24', '#7d8c55', '#4b5d40', '#38492f', '#10190f', '#d8e88c'),
      inks('#172430', '#5c7a70', '#3c544f', '#2b4240', '#0c1617', '#9fe6c8'),
    ],
  },
  harbour: {
    paint: harbour,
    palettes: [
      inks('#1a2742', '#d9825a', '#54506a', '#3a4860', '#141a28', '#ffd38a'),
      inks('#101c30', '#3f6a86', '#2c4660', '#22384e', '#0c131e', '#ffe0a0'),
    ],
  },
  city: {
    paint: city,
    palettes: [
      inks('#14122a', '#5a3a6a', '#2f2a4c', '#1d1a34', '#0e0c1a', '#ffd98a'),
      inks('#0f1a2c', '#35597a', '#223a56', '#16263c', '#0a121e', '#ffe6b0'),
    ],
  },
  cantina: {
    paint: cantina,
    palettes: [
      inks('#3a2216', '#6b4426', '#5a3a22', '#44290f', '#1d1109', '#ffc46a'),
      inks('#2c1c30', '#5a3350', '#492c46', '#351f36', '#180e1a', '#ff9a8a'),
    ],
  },
  hangar: {
    paint: hangar,
    palettes: [
      inks('#29313c', '#59636f', '#4a5460', '#3a434e', '#161b22', '#dff0ff'),
      inks('#2f2b28', '#6a6056', '#564d45', '#453e38', '#1a1714', '#ffdf9a'),
    ],
  },
  corridor: {
    paint: corridor,
    palettes: [
      inks('#c8ccd0', '#8d949c', '#a4abb2', '#6f7780', '#2a3038', '#ffffff'),
      inks('#2d3640', '#4c5864', '#46525e', '#323c46', '#131920', '#9fd8ff'),
    ],
  },
  control: {
    paint: control,
    palettes: [
      inks('#1c2733', '#2c3b4a', '#24313e', '#314252', '#0c1218', '#7fe0ff'),
      inks('#2a1f22', '#43302f', '#362829', '#4a3836', '#130d0e', '#ffb37a'),
    ],
  },
  mine: {
    paint: mine,
    palettes: [
      inks('#2c2520', '#4a3d33', '#40352c', '#2f2720', '#120e0b', '#ffb95a'),
      inks('#1d2630', '#34434f', '#2c3944', '#202a34', '#0b1015', '#6fe6d0'),
    ],
  },
  palace: {
    paint: palace,
    palettes: [
      inks('#3a2f3a', '#5c4a50', '#4c3e46', '#6a565a', '#1d161c', '#ffdca0'),
      inks('#24303c', '#3f5060', '#34434f', '#4c6070', '#121a22', '#cfe8ff'),
    ],
  },
  orbit: {
    paint: orbit,
    palettes: [
      inks('#05070f', '#10203c', '#2f6f9a', '#17405f', '#a3adb8', '#e8f4ff'),
      inks('#0a0610', '#2c1530', '#a85a3c', '#6a3128', '#b4aeb0', '#ffe9d0'),
    ],
  },
};
