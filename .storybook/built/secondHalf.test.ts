import { testBuiltStories } from './testBuiltStories.ts'

testBuiltStories(1)
