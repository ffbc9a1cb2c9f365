import "./fail-on-console-error";
import { ownDatabase } from "./database/own-database";

ownDatabase();
