// Russian: what is to be done, and where.

import type { Grammar } from '../grammar';

export const TO_SPACES = '<spaces:клетку|клетки|клеток>';
export const WITHIN = '{within} <within:клетки|клеток>';
const TARGET = '[target?{target:acc}|«свою цель»]';
export const SELF = '[who?{who}|эта фигурка]';
const MOVE = '{who} <переместитесь|перемещается|перемещаются> на {points}';
const GET = '{who} <получите|получает|получают>';
const WITH = '[with? ({with})]';
const HARMFUL =
  '<amount:*harmful:вредное состояние*|*harmful:вредных состояния*|*harmful:вредных состояний*>';

export const STEP_TEMPLATES: Grammar['templates']['step'] = {
  reposition: `${MOVE}, *reposition:держа дистанцию* {distance}`,
  toward: `${MOVE} *toward:к* [target?{target:dat}|«своей цели»]`,
  engage: `${MOVE} *engage:вплотную к* [target?{target:dat}|«своей цели»]`,
  moveAttack: `${MOVE} и <*moveAttack:атакуйте*|*moveAttack:атакует*|*moveAttack:атакуют*> ${TARGET}${WITH}`,
  through: `${MOVE} через клетки как можно большего числа повстанцев, не менее {atLeast}`,
  place: `*place:поместите* [who?{who:acc}|эту фигурку] {spot}[within?, не далее ${WITHIN}]`,
  push: `*push:толкните* {whom:acc} на {spaces} ${TO_SPACES}[toward? к {toward:dat}][awayFrom? прочь от {awayFrom:gen}]`,
  route: '{who} <выберите|выбирает|выбирают> путь, который {prefer}',
  onlyToward: '{who} <перемещайтесь|перемещается|перемещаются> только на {way}',
  addMove: 'каждое движение [to?{to:gen}|этой фигурки] длиннее на {points}',
  attack: `{who} <*attack:атакуйте*|*attack:атакует*|*attack:атакуют*> ${TARGET}${WITH}`,
  retarget: 'назначьте целью {target:acc}',
  repeat: 'повторите эту строку[target? против {target:gen}]',
  modify: `${GET} в бою ({with}) {during}`,
  finishAttack: `${SELF} <завершает|завершает|завершают> начатую атаку, даже если <who:он побеждён|она побеждена|оно побеждено|они побеждены>`,
  ban: '{who} не <who:может|могут> атаковать [whom?{whom:acc}|эту фигурку]',
  substitute: 'вместо {victim:gen} целью атаки <instead:становится|становятся> {instead}',
  damage: `${GET} {amount} #damage`,
  strain: `${GET} {amount} #strain`,
  recover:
    '{who} <*recover:восстановите*|*recover:восстанавливает*|*recover:восстанавливают*> {amount} #damage',
  gain: `${GET} {conditions:acc}`,
  chooseHarmful: `{who} <who:выбирает и получает|выбирают и получают> {amount} ${HARMFUL} из числа отсутствующих`,
  discard: '{who} <сбросьте|сбрасывает|сбрасывают> {conditions:acc}',
  discardHarmful: `{who} <сбросьте|сбрасывает|сбрасывают> [amount?{amount} ${HARMFUL}|все *harmful:вредные состояния*]`,
  token: `${GET} {amount} <amount:*powerToken:жетон усиления*|*powerToken:жетона усиления*|*powerToken:жетонов усиления*> {token}`,
  defeat:
    '<who:*defeat:считайте побеждённым*|*defeat:считайте побеждённой*|*defeat:считайте побеждённым*|*defeat:считайте побеждёнными*> [who?{who:acc}|эту фигурку]',
  delayDefeat: `если ${SELF} <who:побеждён|побеждена|побеждено|побеждены>, <who:он покидает|она покидает|оно покидает|они покидают> поле только {until}`,
  roll: 'бросьте [own?свои кубики атаки и ]{dice}[as? как бросок {as}]',
  test: '{who} [optional?по желанию ]<who:проходит|проходят> *test:проверку* {attribute}[or? или {or}][successes? (нужно {successes} <successes:успех|успеха|успехов>)]',
  let: '{x} — это {be}',
  reinforce: '*reinforce:верните на поле* {figures} <figures:фигурку|фигурки|фигурок> [of?{of}|этой группы]',
  insertLines: 'список начинается так: {lines}',
  capCost: '{ability} действует на фигурки стоимостью до {cost}',
  blastRadius: `*blast:Взрыв* достаёт на {spaces} ${TO_SPACES}`,
  form: 'примите облик {form}',
  dropForm: 'верните карту облика',
  bring: 'поставьте спутника на соседнюю клетку: {companion}',
  endActivation: 'завершите активацию',
  text: '{text}',
  interact:
    '{who} <*interact:взаимодействуйте*|*interact:взаимодействует*|*interact:взаимодействуют*> с {thing:ins}',
  openDoor: `{who} <откройте|открывает|открывают> дверь[within? не далее ${WITHIN}]`,
  discardThing: '{who} <уберите|убирает|убирают> {thing:acc} с поля',
  handle: '{who} <проведите|проводит|проводят> {how} {whom:gen}',
  escape: '{who} <скройтесь|скрывается|скрываются> через {through:acc}',
  mark: 'отметьте {whom:acc} меткой {thing}',
  blockAccess: '{who} <преградите|преграждает|преграждают> путь к {to:dat}',
  deploy: 'дислоцируйте {card}[at? возле {at:gen}]',
  deployTrait: 'дислоцируйте группу с чертой {trait}[at? возле {at:gen}]',
  addToHand: 'добавьте {card} в резерв',
  moreRounds: 'задание длится на {rounds} <rounds:раунд|раунда|раундов> дольше',
  chooseSpaces: `игроки выбирают {spaces} ${TO_SPACES}`,
  if: 'если {if}: {do}[else?; иначе: {else}]',
  when: '{when}[if?, если {if}]: {do}[limit? ({limit})]',
  option: '{who} <who:может|могут> {pay}; если да: {do}',
};

export const SPOT_TEMPLATES: Grammar['templates']['spot'] = {
  nextTo: 'на пустую клетку рядом с {target:ins}',
  near: 'на пустую клетку как можно ближе к {target:dat}',
  spaceOf: 'на клетку {of:gen}',
};
