import type { TokenValues } from '../contract/tokens.ts'

const action = {
  base: 'ButtonText',
  hover: 'Highlight',
  pressed: 'Highlight',
  on: 'ButtonFace',
  edge: 'ButtonBorder',
  mark: 'Highlight',
  soft: 'Canvas',
  onSoft: 'CanvasText',
  text: 'CanvasText',
}

const status = {
  base: 'CanvasText',
  on: 'Canvas',
  soft: 'Canvas',
  onSoft: 'CanvasText',
  text: 'CanvasText',
}

/** System colours, for forced-colors mode. */
export const forcedColors: TokenValues['color'] = {
  surface: {
    page: 'Canvas',
    raised: 'Canvas',
    sunken: 'Canvas',
    overlay: 'Canvas',
    backdrop: 'Canvas',
  },
  text: { strong: 'CanvasText', normal: 'CanvasText', muted: 'CanvasText', link: 'LinkText' },
  border: { subtle: 'CanvasText', control: 'ButtonBorder', focus: 'Highlight' },
  primary: action,
  secondary: action,
  success: status,
  warning: status,
  danger: status,
  info: status,
  unread: { base: 'ButtonText', on: 'ButtonFace', edge: 'ButtonBorder' },
  disabled: { base: 'Canvas', on: 'GrayText' },
  photo: { scrim: 'Canvas', on: 'CanvasText' },
  hero: { from: 'Canvas', to: 'Canvas', accent: 'Canvas', glint: 'Canvas', on: 'CanvasText' },
}
