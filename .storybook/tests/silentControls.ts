const whenOpen = 'is shown once the story is opened by its button'
const withName = 'is sent with `name`, and no story has one'

/**
 * Controls that change nothing by themselves, with the reason, by component. A text of one story is written as
 * `Story.prop`.
 */
export const silentControls: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Actions/Button': { value: withName },
  'Actions/Dialog': { 'Closed.description': whenOpen, 'Closed.title': whenOpen },
  'Actions/IconButton': { value: withName },
  'Actions/Link': { 'Tones.children': 'each tone has words of its own' },
  'Actions/Menu': { 'Closed.label': whenOpen },
  'Actions/Popover': { 'Closed.title': whenOpen },
  'Actions/Sheet': { 'Closed.children': whenOpen, 'Closed.title': whenOpen },
  'Chat/ConversationList': { 'Empty.label': 'an empty list has no name' },
  'Chat/MessageBubble': {
    'LongFinnish.name': 'one’s own messages have no name',
    'Own.name': 'one’s own messages have no name',
    'States.name': 'one’s own messages have no name',
  },
  'Chat/MessageMenu': { 'Closed.text': 'is copied by the menu' },
  'Feedback/NotificationList': {
    'Empty.label': 'an empty list has no name',
    'Loading.label': 'the placeholder has a name from LabelsProvider',
  },
  'Fields/FileDrop': { 'Tile.description': 'a tile has no room for it' },
  'Frame/AccountMenu': { 'Closed.description': whenOpen, 'Closed.name': whenOpen },
  'Frame/TopBar': { 'LoggedOut.label': 'visitors have no navigation' },
  'People/PhotoViewer': { 'Closed.photoId': whenOpen, 'Closed.title': whenOpen },
  'People/SearchFilters': {
    'Beside.showLabel': 'is the button of the sheet',
    'InASheet.showLabel': 'is the button of the sheet, which the story opens by a press',
    'OnAPhone.showLabel': 'is the button of the sheet',
  },
  'People/SwipeDeck': { 'UsedUp.description': 'a used-up deck has no person to describe' },
}
