import { object, string } from "yup";

export const overviewSchema = object({ greeting: string().required() });
