/**
 * What nothing uses yet, with the screen that will. An entry goes with the change that connects it; the list is
 * empty when the members area and the landers are complete.
 */
export const pending = {
  component: {},
  call: {},
  route: {
    'members-id-landing': 'a profile as a landing page',
    'members-id-landing2-slug': 'a profile as a landing page',
    'members-id-landing3-slug': 'a profile as a landing page',
  },
  lander: {},
  setting: {},
  'server setting': {},
  mail: {},
  'error code': {},
}
