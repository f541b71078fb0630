export const PAGES = [
  { path: '/', heading: 'Redcell' },
  { path: '/new', heading: 'New game' },
  { path: '/load', heading: 'Continue / Load' },
  { path: '/collection', heading: 'Collection' },
  { path: '/tiles', heading: 'Tile table' },
  { path: '/tiles?way=type&map=01A+0,0%3B02B+6,0', heading: 'Tile table' },
  { path: '/sight', heading: 'Sight and reach' },
  { path: '/sight?figures=stormtrooper@1,3;diala-passil@5,3', heading: 'Sight and reach' },
  { path: '/drill', heading: 'Drill' },
  { path: '/rules', heading: 'Rules' },
  { path: '/settings', heading: 'Settings' },
  { path: '/no-such-page', heading: 'Nothing here' },
] as const;
