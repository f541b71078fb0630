// The addresses of the app. Every page has one, so that links, the back button and a reload all lead where they should.

export const MENU = [
  { name: 'newGame', path: '/new' },
  { name: 'load', path: '/load' },
  { name: 'join', path: '/join' },
  { name: 'collection', path: '/collection' },
  { name: 'content', path: '/content' },
  { name: 'tiles', path: '/tiles' },
  { name: 'sight', path: '/sight' },
  { name: 'drill', path: '/drill' },
  { name: 'rules', path: '/rules' },
  { name: 'settings', path: '/settings' },
] as const;
