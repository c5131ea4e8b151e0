import { testStories } from './testStories.ts'

testStories(1)
