"""The games as environments for learning agents: PettingZoo for all seats, Gymnasium for one."""
