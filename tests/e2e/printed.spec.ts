// Printed campaigns: offered when their missions are brought in, and begun from the page that offers them.

import { action, button, event, guid, mission } from '../saga/builder';
import { axeOn, expect, test, topPage } from './test';

const file = (printed: string) => {
  const ask = action(5, {
    theText: 'How does it go?',
    buttonList: [button('Well', { eventGUID: guid('Won') }), button('Badly', { eventGUID: guid('Lost') })],
  });
  const end = (name: string, text: string) =>
    event(name, [action(16, { theText: text }), action(0, { endMission: true })]);
  const data = mission(
    {
      missionGUID: guid(printed),
      globalEvents: [event('Begin', [ask]), end('Won', 'The heroes win.'), end('Lost', 'The Empire wins.')],
    },
    { missionID: printed, missionName: `Ours, ${printed}`, startingEvent: guid('Begin') },
  );
  return {
    name: `${printed}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(data)),
  };
};

test('[row 301, row 307] a printed campaign is offered with what is missing, and a lone mission asks for its threat level', async ({
  page,
}) => {
  await page.goto('/content');
  const input = topPage(page).locator('input[type=file]');
  await input.setInputFiles([file('Core 5')]);
  const offer = topPage(page).getByRole('region', { name: 'Printed campaigns' });
  await expect(offer).toContainText('1 of 32 missions here');
  await expect(offer).toContainText('Import “Aftermath” first');
  await input.setInputFiles([file('Core 2'), file('Core 4')]);
  await expect(offer).toContainText('3 of 32 missions here');
  await expect(offer).toContainText('29 missions are missing');
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await offer.getByRole('link', { name: 'Play Core campaign' }).click();
  await expect(page).toHaveURL(/game=printed-core/);
  await page.goto(
    `/new?game=saga-${guid('Core 2').replaceAll('-', '')}&step=way&heroes=diala-passil,fenn-signis`,
  );
  const level = (of: number) => topPage(page).locator(`input[name=level][value="${of}"]`);
  await expect(level(2)).toBeChecked();
  await level(5).check();
  await expect(page).toHaveURL(/level=5/);
});
