import type { Role } from "@gatehouse/domain/access";
import { createContext } from "react";

/** Who is signed in instead of whom a story says, as long as somebody is: Storybook's toolbar chooses. */
export const StoryRoleContext = createContext<Role | undefined>(undefined);
