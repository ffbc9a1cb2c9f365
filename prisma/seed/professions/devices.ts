import { from } from "../text";
import { list, type Profession } from "./profession";

export const devices: readonly Profession[] = [
  {
    name: "Embedded Software Engineer",
    field: "software",
    weight: 3,
    minYears: 2,
    leads: ["Lead Embedded Engineer", "Embedded Systems Architect", "Principal Firmware Engineer"],
    niches: [
      ["IoT Engineer", "IoT"],
      ["Firmware Engineer", "C"],
      ["Embedded Linux Engineer", "Linux"],
    ],
    rate: [62, 132],
    core: list("C, C++, Embedded Systems"),
    optional: list(
      "Linux, IoT, RTOS, Python, Rust, MQTT, Bluetooth Low Energy, Edge AI, Yocto, Git, CI/CD, Real-Time Systems, AWS, 5G",
    ),
    free: list("CAN bus diagnostics, Zephyr"),
    industries: ["manufacturing", "energy", "maritime", "telecom", "health", "construction"],
    openings: [
      "I write software for things that vibrate, freeze or fly.",
      "Embedded developer from {city} with {years} years of firmware in lifts, meters and machines.",
    ],
    achievements: [
      "A sensor I programmed for {client:energy|manufacturing|construction} runs {six|seven|nine} years on one battery and still reports in {20-35} degrees of frost.",
      "Brought over-the-air updates to {8-60},000 devices of {client:energy|telecom}; the rollback has been needed twice and worked twice.",
      "Boot time of a control unit at {client:manufacturing|maritime}: from {38-55} seconds to {five|six|eight}.",
      "Put a small vision model of {client} on a {two|three}-euro microcontroller.",
      from(
        6,
        "Wrote the safety case for a {SIL 2|PL d} controller of {client:manufacturing|maritime}, approved on the second reading.",
      ),
    ],
    prose: [
      ["Rust", "New modules I write in Rust when the team agrees, and so far nobody has wanted to go back."],
      ["MQTT", "On the cloud side I am fine with MQTT, certificates and the odd lost connection."],
    ],
  },
  {
    name: "Robotics Software Engineer",
    field: "software",
    weight: 2,
    minYears: 2,
    leads: ["Lead Robotics Engineer", "Autonomous Systems Architect"],
    niches: [
      ["ROS Developer", "ROS"],
      ["Autonomous Machines Engineer", "Computer Vision"],
    ],
    rate: [68, 150],
    core: list("Robotics, ROS, C++, Python"),
    optional: list(
      "Computer Vision, Autonomous Vehicles, Linux, Embedded Systems, Simulation, Machine Learning, Edge AI, Docker, Reinforcement Learning, Git",
    ),
    free: list("SLAM, Lidar calibration in snow"),
    industries: ["manufacturing", "logistics", "forestry", "maritime", "food"],
    openings: [
      "I make machines move by themselves and, more importantly, stop by themselves.",
      "Robotics engineer with {years} years of forklifts, cranes and one stubborn lawn mower.",
    ],
    achievements: [
      "Autonomous trucks I worked on for {a food wholesaler|a parcel company|a tyre factory|a port operator} move {300-900/50} pallets a shift beside people.",
      "Localisation for {client:logistics|forestry} holds {three|four|five} centimetres in a yard where GPS does not.",
      "Cut commissioning at {client} from {three weeks|a month} to {four|five} days with simulation.",
      "A picking cell for {client:retail|food} went from {320-410/10} to {540-690/10} picks an hour after I rewrote the grasp planner.",
    ],
    prose: [
      ["SLAM", "SLAM in falling snow is a hobby horse of mine; ask at your own risk."],
      ["Docker", "Even on robots I ship everything in Docker, and updates have become dull."],
    ],
  },
];
