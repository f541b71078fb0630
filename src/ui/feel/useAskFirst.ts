import { useState } from 'react';
import type { Command } from '../../mission';
import type { MissionTable } from '../mission/mission';
import { useSettings } from '../services';
import { endOf, type End } from './ends';

/** With the setting, a turn ends only after a question. Otherwise everything is told as it is said. */
export function useAskFirst({ game, say }: MissionTable) {
  const { confirm } = useSettings();
  const [asked, setAsked] = useState<End | null>(null);
  return {
    asked,
    say: (command: Command) => {
      // Giving up is asked about wherever it is offered.
      const end = confirm === 'on' && command.kind !== 'giveUp' ? endOf(command, game) : null;
      if (end) setAsked(end);
      else say(command);
    },
    answer: (yes: boolean) => {
      setAsked(null);
      if (yes && asked) say(asked);
    },
  };
}
