import { describe } from 'vitest'
import { testBuiltStories } from './testBuiltStories.ts'

describe('LIB-5 the built Storybook plays the first half of its stories without an error', () =>
  testBuiltStories(0))
