export { isWatchCode, newPartyCode, newWatchCode, printPartyCode, readPartyCode } from './code';
export {
  makePartyDevice,
  type DeviceActs,
  type PartyDevice,
  type PartyMode,
  type PendingTap,
  type TapOutcome,
  type TapRefusal,
} from './device';
export { appended, emptyList, listOfCommands, type PartyEntry, type PartyList, type PartyStep } from './list';
export {
  KIT_PART_LETTERS,
  KIT_PARTS,
  MESSAGE_LETTERS,
  readEntries,
  readToDevice,
  readWho,
  writeMessage,
  type PartyMember,
  type PartyRole,
  type PartyVote,
  type PartyWho,
  type ToDevice,
  type ToRoom,
} from './messages';
export { playEntry, playList, stateSum } from './playing';
export {
  ballotOn,
  boardElsewhere,
  empireElsewhere,
  leaderOf,
  ownerElsewhere,
  votersOf,
  type Ballot,
} from './seats';
export { fullBucket, takeFrom, type Bucket, type Rate } from './rates';
export {
  openRoom,
  type DropReason,
  type JoinRefusal,
  type PartyHello,
  type PartyRoom,
  type RoomAct,
} from './room';
